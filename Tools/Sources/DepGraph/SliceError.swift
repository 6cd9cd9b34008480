/// A slice that cannot be cut.
package enum SliceError: Error, Hashable, CustomStringConvertible {
  case noSuchName(String, nearest: [String])
  case ambiguousName(String, candidates: [String])
  case noSuchModule(String, nearest: [String], modules: [String])
  case negativeDepth(Int)

  package var description: String {
    switch self {
    case .noSuchName(let name, let nearest) where nearest.isEmpty:
      "the graph has no '\(name)'; it leaves out types without any dependency or dependent"
    case .noSuchName(let name, let nearest):
      "the graph has no '\(name)'; did you mean \(Self.list(nearest))?"
    case .ambiguousName(let name, let candidates):
      "'\(name)' means \(candidates.count) things in the graph; "
        + "say which one: \(Self.list(candidates))"
    case .noSuchModule(let name, let nearest, let modules):
      if nearest.isEmpty {
        "the graph has no module '\(name)'; it has \(Self.list(modules))"
      } else {
        "the graph has no module '\(name)'; did you mean \(Self.list(nearest))?"
      }
    case .negativeDepth(let depth):
      "the depth is \(depth), but must be 0 or more: it is the number of steps from the focus"
    }
  }

  private static func list(_ names: [String]) -> String {
    if names.isEmpty { return "none" }
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }
}
