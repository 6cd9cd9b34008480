import DepModel
import DepSyntax

/// What registrations fetch from each other.
extension RegistrationPlanner {
  /// The registrations that another one fetches; each as often as its body does.
  func fetched(by index: Int) -> [Int] {
    registrations.all[index].body.fetches.filter { !$0.isInClosure }
      .compactMap { indexOfKey[$0.key] }
  }

  /// An object that is fetched while it is made would be made without end.
  mutating func refuseCircles() {
    for index in registrations.all.indices where refused[index] == nil {
      if reaches(index, from: index) {
        refuse(index, .registrationCircle, "fetches itself while it is made")
      }
    }
  }

  private func reaches(_ goal: Int, from start: Int) -> Bool {
    var open = fetched(by: start)
    var seen: Set<Int> = []
    while let next = open.popLast() {
      if next == goal { return true }
      if seen.insert(next).inserted { open += fetched(by: next) }
    }
    return false
  }

  /// A registration that reaches one object of the graph scope on two ways gets one object for
  /// both, and a function of a root would make two.
  mutating func refuseSharedInGraph() {
    guard lifetimes.contains(.graph) else { return }
    for index in registrations.all.indices where refused[index] == nil {
      var counts: [Int: Int] = [:]
      var open = fetched(by: index)
      while let next = open.popLast() {
        guard counts[next, default: 0] < 2 else { continue }
        counts[next, default: 0] += 1
        // What is kept makes its own graph, once.
        if lifetimes[next].map(Self.isMade) == true { open += fetched(by: next) }
      }
      let shared = counts.keys.filter { counts[$0] == 2 && lifetimes[$0] == .graph }.min()
      if let shared {
        let name = registrations.all[shared].services.first ?? ""
        refuse(
          index, .sharedInGraph, "reaches one '\(name)' on two ways, and the root would make two")
      }
    }
  }
}

/// The names of members for registrations.
enum RegisteredNames {
  /// In the order of the registrations; no two are the same.
  static func of(_ all: [Registration], isMade: (Int) -> Bool) -> [String] {
    var taken: Set<String> = ["dependencies", "self", "init"]
    return all.enumerated().map { index, registration in
      let nouns = nouns(for: registration)
      let names = isMade(index) ? nouns.map { "make" + $0.upperCamel } : nouns.map(\.lowerCamel)
      let numbered = (2...99).map { "\(names[0])\($0)" }
      let name = (names + numbered).first { !taken.contains($0) } ?? names[0]
      taken.insert(name)
      return name
    }
  }

  /// Spelled as types are.
  private static func nouns(for registration: Registration) -> [String] {
    if let property = registration.property { return [property] }
    let service = (registration.services.first ?? "").serviceKey
    let written = String(service.prefix { $0 != "<" && $0 != "?" && $0 != "&" })
    let suffix = "Protocol"
    let isNamed = written.hasSuffix(suffix) && written.lastName != suffix
    let type = isNamed ? String(written.dropLast(suffix.count)) : written
    let nouns = [type.lastName, type.filter { $0 != "." }]
    guard let name = registration.name else { return nouns }
    let words = name.lastName.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let first = (words.first?.lowerCamel ?? "other") + words.dropFirst().map(\.upperCamel).joined()
    return [first + type.lastName.upperCamel, first + type.upperCamel.filter { $0 != "." }]
  }
}
