// API.swift
// Copyright 2020
protocol RailAPIProtocol: Sendable {
  func a()
}

/// Talks.
final class RailAPI: Sendable {
  static let shared = RailAPI()
  func a() { print("a") }
}

extension RailAPI: RailAPIProtocol {}
