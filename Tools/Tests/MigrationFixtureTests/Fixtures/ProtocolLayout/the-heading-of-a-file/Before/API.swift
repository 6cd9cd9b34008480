// API.swift
// Copyright 2020
/// Talks.
final class RailAPI: Sendable {
  static let shared = RailAPI()
  func a() { print("a") }
}
