import DepFacts
import DepModel
import DepSyntax

/// How a type of the project is made: its fields, and its initializer.
struct MadeType: Sendable {
  struct Field: Sendable {
    let name: String
    let type: MeantType
    let hasDefault: Bool
    let place: Place
  }

  /// A parameter beside the dependencies.
  struct Parameter: Sendable {
    let label: String
    let name: String
    let type: MeantType
    let hasDefault: Bool
    let isDependencies: Bool
  }

  let type: Int
  /// The nested struct; nil where the type declares none.
  let structType: Int?
  let fields: [Field]
  /// In order; the dependencies are among them.
  let parameters: [Parameter]
  let isAsync: Bool
  let isThrowing: Bool
  let isFailable: Bool
  /// As a sentence names the initializer: `init(_:dependencies:)`.
  var signature: String { "init(\(parameters.map { $0.label + ":" }.joined()))" }
  /// Where the initializer stands, or the type if the compiler writes it.
  let place: Place

  /// The parameters for the arguments of a call, in order, which can leave out the dependencies.
  ///
  /// Nil where the initializer does not take them.
  func parameters(for labels: [String]) -> [Int]? {
    var next = 0
    var found: [Int] = []
    let mayLack = { (parameter: Parameter) in parameter.hasDefault || parameter.isDependencies }
    for label in labels {
      guard let index = parameters[next...].firstIndex(where: { $0.label == label }),
        parameters[next..<index].allSatisfy(mayLack)
      else { return nil }
      found.append(index)
      next = index + 1
    }
    return parameters[next...].allSatisfy(mayLack) ? found : nil
  }
}
