import DepFacts
import DepModel

/// Makes findings at places of a model.
struct FindingMaker {
  private let model: ProjectModel
  private let ways: EffectWays
  private let severities: [RuleName: Severity]

  init(_ model: ProjectModel) {
    self.model = model
    ways = EffectWays(model)
    severities = Dictionary(
      Rule.all.map { ($0.name, $0.severity) }, uniquingKeysWith: { first, _ in first })
  }

  /// A finding of a rule at a place.
  func finding(
    _ rule: RuleName, at place: Place, expression: String, type: Int?, member: String = "",
    text: FindingText, notes: [FindingNote] = []
  ) -> Finding {
    let file = model.files[place.file]
    return Finding(
      rule: rule, severity: severities[rule] ?? .warning, state: nil, module: file.module,
      file: file.path,
      position: place.position, expression: expression,
      type: type.map { model.types[$0].name } ?? "", member: member, message: text.message,
      repair: text.repair, command: text.command, notes: notes)
  }

  /// A finding about a dependency.
  func finding(_ rule: RuleName, about dependency: Dependency, text: FindingText) -> Finding {
    var finding = finding(
      rule, at: Place(file: dependency.file, position: dependency.position),
      expression: dependency.expression, type: dependency.owner, member: dependency.member,
      text: text)
    finding.state = dependency.state
    if let reach = dependency.reach { finding.reaches = ways.of(reach) }
    finding.field = dependency.suggestion?.name
    return finding
  }

  /// A note at a place of the model.
  func note(_ message: String, at place: Place) -> FindingNote {
    FindingNote(message: message, file: model.files[place.file].path, position: place.position)
  }

  /// The name of what a place is in: its type, else the name of its file.
  func subject(type: Int?, file: Int) -> String {
    if let type { return model.types[type].name }
    let path = model.files[file].path
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension ProjectModel {
  /// The indices of the types outside of tests that have a `Dependencies`, with it.
  var dependencyShapes: [(type: Int, shape: DependenciesShape)] {
    types.indices.compactMap { index in
      guard !types[index].isTest, let shape = types[index].dependencies else { return nil }
      return (index, shape)
    }
  }
}
