import FactoryKit
import Foundation

protocol ReedBed6127Protocol: Sendable {
  func isWet(_ name: String) -> Bool
  func name(_ number: Int) -> String
}

final class ReedBed6127: Sendable {
  static let shared = ReedBed6127()
  func isWet(_ name: String) -> Bool { name.count > 3 }
  func name(_ number: Int) -> String { "reed \(number)" }
}

extension ReedBed6127: ReedBed6127Protocol {}

struct ReedStream6127<Value> {
  var send: () -> [Value]
  func map<Other>(_ change: @escaping (Value) -> Other) -> ReedStream6127<Other> {
    ReedStream6127<Other>(send: { send().map(change) })
  }
}

func reedNames6127(_ body: ([String]) -> [String]) -> [String] { body(["oak", "willow", "ash"]) }

final class ReedWalk6127 {
  struct Dependencies {
    var reedBed6127: any ReedBed6127Protocol

    static var defaultDependencies: Self {
      Self(reedBed6127: ReedBed6127.shared)
    }
  }

  private let dependencies: Dependencies

  private var found: Set<String> = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func names(_ numbers: [Int]) -> [String] { numbers.map { [dependencies] in dependencies.reedBed6127.name($0) } }

  func wet() -> [String] {
    reedNames6127 { names in
      names.filter { [dependencies] in dependencies.reedBed6127.isWet($0) }
    }
  }

  func isAnyWet(_ places: any Sequence<String>) -> Bool {
    if places.contains(where: { dependencies.reedBed6127.isWet($0) }) { return true }
    return !places.allSatisfy { dependencies.reedBed6127.isWet($0) }
  }

  func count(_ bed: ArraySlice<String>) -> Int {
    let wet = bed.lazy.isEmpty ? 0 : bed.filter { dependencies.reedBed6127.isWet($0) }.count
    var sum = wet
    for name in bed.dropFirst().map({ [dependencies] in dependencies.reedBed6127.isWet($0) }) { sum += name ? 1 : 0 }
    found = Set(bed.compactMap { dependencies.reedBed6127.isWet($0) ? $0 : nil })
    return sum + found.count
  }

  func first(_ names: some Collection<String>) -> String {
    if let name = names.first(where: { dependencies.reedBed6127.isWet($0) }) { return name }
    return names.map { [dependencies] in dependencies.reedBed6127.isWet($0) ? "wet" : "dry" }.joined(separator: "/")
  }

  func local() -> Int {
    let names: [String] = reedNames6127 { $0 }
    let known = names.sorted()
    let wet = known.filter { dependencies.reedBed6127.isWet($0) }
    let dry = names.filter { !dependencies.reedBed6127.isWet($0) }
    return wet.count - dry.count
  }

  func later(_ stream: ReedStream6127<Int>) -> ReedStream6127<String> {
    stream.map { [dependencies] in dependencies.reedBed6127.name($0) }
  }
}
