import DepSyntax

/// How the labels of a call fit the parameters of a function.
enum CallMatch: Equatable {
  case none
  /// The positions of the parameters that the call leaves to their defaults.
  case omits([Int])
  /// A closure behind the call could be for more than one parameter.
  case unclear

  struct Parameter {
    var label: String
    var mayBeOmitted: Bool
    var isVariadic: Bool
    var mayBeClosure: Bool
  }

  init(_ labels: [String], _ parameters: [Parameter]) {
    let found = Set(Self.matches(labels[...], parameters[...], at: 0))
    switch found.count {
    case 0: self = .none
    case 1: self = .omits(found.first ?? [])
    default:
      // A call that writes the labels of all it can is what it looks like.
      if let first = found.first(where: { Self.isPlain(labels, parameters, omitting: $0) }) {
        self = .omits(first)
      } else {
        self = .unclear
      }
    }
  }

  /// Whether every label is that of its parameter, so that no closure stands behind the call.
  private static func isPlain(
    _ labels: [String], _ parameters: [Parameter], omitting omitted: [Int]
  ) -> Bool {
    let kept = parameters.indices.filter { !omitted.contains($0) }
    return kept.count == labels.count
      && zip(kept, labels).allSatisfy { parameters[$0].label == $1 }
      && labels.last != "_"
  }

  /// The lists of omitted parameters under which the labels fit.
  private static func matches(
    _ labels: ArraySlice<String>, _ parameters: ArraySlice<Parameter>, at index: Int
  ) -> [[Int]] {
    guard let parameter = parameters.first else { return labels.isEmpty ? [[]] : [] }
    let rest = parameters.dropFirst()
    var found: [[Int]] = []
    if let label = labels.first {
      let isLabelled = label == parameter.label
      // Behind the call the first closure has no label, and those after it have theirs.
      let isTrailing =
        label == "_" && parameter.mayBeClosure && labels.dropFirst().allSatisfy { $0 != "_" }
      if isLabelled || isTrailing {
        var remaining = labels.dropFirst()
        found += matches(remaining, rest, at: index + 1)
        while isLabelled, parameter.isVariadic, remaining.first == "_" {
          remaining = remaining.dropFirst()
          found += matches(remaining, rest, at: index + 1)
        }
        if isLabelled, !(label == "_" && parameter.mayBeClosure) { return found }
      }
    }
    if parameter.isVariadic {
      found += matches(labels, rest, at: index + 1)
    } else if parameter.mayBeOmitted {
      found += matches(labels, rest, at: index + 1).map { [index] + $0 }
    }
    return found
  }
}
