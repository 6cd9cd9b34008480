import DepFacts
import DepModel
import DepSyntax

/// Calls of types whose initializer takes more by now, or waits or throws.
extension Wiring {
  mutating func checkCall(at site: ConstructionSite, making type: Int, in use: Use) {
    guard let labels = site.initializerLabels, isPlain(type) else { return }
    let all = makers.initializers(making: type)
    // A class may inherit those of its superclasses.
    let inherited = scope.superclasses(of: type).flatMap { makers.initializers(making: $0) }
    let suiting = (all + inherited).filter { $0.parameters(for: labels) != nil }
    guard let first = suiting.first else { return checkLabels(labels, all, at: site, in: use) }
    let waits = suiting.allSatisfy(\.isAsync) && !site.isAwaited
    let throwsErrors = suiting.allSatisfy(\.isThrowing) && !site.isTried
    guard waits || throwsErrors else { return }
    let words = [throwsErrors ? "try" : nil, waits ? "await" : nil].compactMap(\.self)
    let effects = [waits ? "async" : nil, throwsErrors ? "throws" : nil].compactMap(\.self)
      .joined(separator: " ")
    problems.append(
      problem(
        .call,
        "the initializer of '\(site.typeName)' is declared '\(effects)', and this call has no "
          + words.map { "'\($0)'" }.joined(separator: " and no "),
        [
          note(first.place, "declared here"),
          .init(
            path: use.path, position: use.position,
            message: site.isKept
              ? "a 'lazy var' cannot do that; make the object in 'live' and pass it as an input"
              : "write this, and '\(effects)' in the type of the closure or function around it:",
            lines: site.isKept ? [] : [(words + ["\(site.typeName)(…)"]).joined(separator: " ")]),
        ], in: use))
  }

  /// Says which parameters a call lacks, where only one initializer can be meant.
  private mutating func checkLabels(
    _ labels: [String], _ all: [MadeType], at site: ConstructionSite, in use: Use
  ) {
    guard all.count == 1, let made = all.first, !labels.contains("_") else { return }
    let known = made.parameters.filter { labels.contains($0.label) }
    let lacking = made.parameters.filter { parameter in
      !parameter.hasDefault && !labels.contains(parameter.label)
    }
    guard known.map(\.label) == labels, !lacking.isEmpty,
      !lacking.contains(where: { $0.isDependencies || $0.label == "_" })
    else { return }
    let values = site.initializerValues
    let arguments = made.parameters.compactMap { parameter -> String? in
      let value =
        labels.contains(parameter.label)
        ? values[parameter.label] : parameter.hasDefault ? nil : "<#\(parameter.type.text)#>"
      return value.map { "\(parameter.label.escapedAsLabel): \($0)" }
    }
    let names = lacking.map { "'\($0.label): \($0.type.text)'" }.joined(separator: ", ")
    problems.append(
      problem(
        .call, "the initializer of '\(site.typeName)' takes \(names), which this call lacks",
        [
          note(made.place, "declared here"),
          .init(
            path: use.path, position: use.position, message: "write what it is to be:",
            lines: ["\(site.typeName)(\(arguments.joined(separator: ", ")))"]),
        ], in: use))
  }

  /// Whether the sources say all about how the type is made: macros may add more.
  func isPlain(_ type: Int) -> Bool {
    ([type] + scope.superclasses(of: type)).allSatisfy { type in
      !scope.isGeneric(type)
        && scope.parts(of: type).allSatisfy { part in
          scope.fact(part).attributes.allSatisfy {
            scope.sdk.lists($0, in: .plainAttributes) || scope.actor(in: [$0]) != nil
              || MacroInitializers.isKnown($0)
          }
        }
    }
  }
}
