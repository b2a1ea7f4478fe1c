/**
 * The floor: the packages that are fixed, together, used as far as the app uses them and no further, without a line of
 * the app. bench/size/size.built.test.mjs holds home to it.
 */
import { configureStore, createAction, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { fetchBaseQuery, retry } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { createInstance } from 'i18next';
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { BrowserRouter, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import styled, { createGlobalStyle, createTheme, css, keyframes } from 'styled-components';

Object.assign(window, {
  used: [
    configureStore,
    createAction,
    createListenerMiddleware,
    createSlice,
    fetchBaseQuery,
    retry,
    createApi,
    createInstance,
    createContext,
    lazy,
    Suspense,
    useCallback,
    useContext,
    useEffect,
    useId,
    useLayoutEffect,
    useMemo,
    useRef,
    useState,
    useSyncExternalStore,
    hydrateRoot,
    I18nextProvider,
    useTranslation,
    Provider,
    useDispatch,
    useSelector,
    BrowserRouter,
    Route,
    Routes,
    useLocation,
    useNavigate,
    useParams,
    styled.div,
    createGlobalStyle,
    createTheme,
    css,
    keyframes,
  ],
});
