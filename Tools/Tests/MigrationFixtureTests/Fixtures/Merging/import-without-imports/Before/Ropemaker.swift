//
//  Ropemaker.swift
//  Made of hemp.
//

/// Where hemp grows.
final class HempField: Sendable {
  static let shared = HempField()
  func bundles() -> Int { 15 }
}

final class Ropemaker {
  func metres() -> Int { HempField.shared.bundles() * 10 }
}
