import DepFacts

/// Finds the entry with the longest chain of names that a path begins with.
struct CatalogueTree: Sendable {
  struct Found {
    var value: Int32
    var length: Int
    var isFromProject: Bool
  }

  private struct Node {
    /// By component.
    var children: [String: Int32] = [:]
    /// By the name of a call whose labels do not matter.
    var calls: [String: Int32] = [:]
    var value: Int32 = -1
    var isFromProject = false
    /// Whether the name may also stand before every name of the root, as `Foundation.` does.
    var isModule = false
  }

  private var nodes = [Node()]
  /// Entries that begin with `*.`, by component.
  private var endings: [String: Found] = [:]
  private var endingCalls: [String: Found] = [:]
  /// A bit for every length of name in `endings`, which spares most look-ups.
  private var endingLengths: UInt64 = 0

  mutating func addModules(_ names: [String]) {
    for name in names {
      let node = child(name, of: 0)
      nodes[node].isModule = true
    }
  }

  mutating func insert(
    _ value: Int32, for entry: CatalogueEntry, isFromProject: Bool
  ) throws(CatalogueError) {
    let components = CatalogueExpression.components(of: entry.expression)
    let wasFromProject: Bool
    if components.count == 2, components[0] == "*" {
      let found = Found(value: value, length: 2, isFromProject: isFromProject)
      wasFromProject = insertEnding(found, component: components[1])
    } else {
      var node = 0
      for component in components { node = child(component, of: node) }
      wasFromProject = nodes[node].value >= 0 && nodes[node].isFromProject
      nodes[node].value = value
      nodes[node].isFromProject = isFromProject
    }
    if wasFromProject {
      throw CatalogueError(
        entry: entry.expression, problem: "is there twice", remedy: "remove one of the two")
    }
  }

  /// Returns whether an entry of the project had the place.
  private mutating func insertEnding(_ found: Found, component: String) -> Bool {
    let old: Found?
    if component.hasSuffix("(*)") {
      old = endingCalls.updateValue(found, forKey: String(component.dropLast(3)))
    } else {
      old = endings.updateValue(found, forKey: component)
      endingLengths |= Self.bit(of: component)
    }
    return old?.isFromProject == true
  }

  private mutating func child(_ component: String, of node: Int) -> Int {
    let isAnyCall = component.hasSuffix("(*)")
    let key = isAnyCall ? String(component.dropLast(3)) : component
    if let known = isAnyCall ? nodes[node].calls[key] : nodes[node].children[key] {
      return Int(known)
    }
    let new = nodes.count
    nodes.append(Node())
    if isAnyCall {
      nodes[node].calls[key] = Int32(new)
    } else {
      nodes[node].children[key] = Int32(new)
    }
    return new
  }

  func find(_ path: [String]) -> Found? {
    find(path, from: 0, at: 0) ?? findEnding(path)
  }

  private func find(_ path: [String], from index: Int, at node: Int) -> Found? {
    guard index < path.count else { return nil }
    let component = path[index]
    var best: Found?
    if let next = nodes[node].children[component] {
      best = better(best, found(path, after: index + 1, at: Int(next)))
    }
    if !nodes[node].calls.isEmpty, component.utf8.last == Self.closingParenthesis {
      let name = component.baseName
      if let next = nodes[node].calls[name] {
        best = better(best, found(path, after: index + 1, at: Int(next)))
      }
    }
    if let call = constructorCall(path, at: index) {
      if let next = nodes[node].children[call] {
        best = better(best, found(path, after: index + 2, at: Int(next)))
      }
      if let next = nodes[node].calls[component] {
        best = better(best, found(path, after: index + 2, at: Int(next)))
      }
    }
    return best
  }

  /// The entry of the node, or of one below it.
  private func found(_ path: [String], after index: Int, at node: Int) -> Found? {
    var best: Found?
    if nodes[node].value >= 0 {
      best = Found(
        value: nodes[node].value, length: index, isFromProject: nodes[node].isFromProject)
    }
    best = better(best, find(path, from: index, at: node))
    if nodes[node].isModule, index == 1 {
      best = better(best, find(path, from: 1, at: 0))
    }
    return best
  }

  private func better(_ first: Found?, _ second: Found?) -> Found? {
    guard let second else { return first }
    guard let first else { return second }
    if second.length != first.length { return second.length > first.length ? second : first }
    return second.isFromProject && !first.isFromProject ? second : first
  }

  /// `Date()` for `Date.init()`.
  private func constructorCall(_ path: [String], at index: Int) -> String? {
    guard index + 1 < path.count, path[index + 1].hasPrefix("init(") else { return nil }
    return path[index] + path[index + 1].dropFirst("init".count)
  }

  private func findEnding(_ path: [String]) -> Found? {
    guard path.count > 1 else { return nil }
    for index in path.indices.dropFirst() {
      guard var found = ending(path[index]) else { continue }
      // Directly behind a type it is a static member, which is something else.
      if index == 1, path[0].first?.isUppercase == true, !path[0].isCall { continue }
      found.length = index + 1
      return found
    }
    return nil
  }

  private func ending(_ component: String) -> Found? {
    if endingLengths & Self.bit(of: component) != 0, let found = endings[component] {
      return found
    }
    if !endingCalls.isEmpty, component.utf8.last == Self.closingParenthesis {
      return endingCalls[component.baseName]
    }
    return nil
  }

  private static func bit(of component: String) -> UInt64 {
    1 << UInt64(component.utf8.count & 63)
  }

  private static let closingParenthesis = UInt8(ascii: ")")
}
