import DepMigration
import DepModel

/// Writes the initializer that the compiler made for a struct with a resolver, and a second one
/// that takes the dependencies.
struct MemberwiseContainerText {
  let memberwise: HandedContainerIntent.Memberwise
  /// Whether the struct still needs the resolver.
  let isKept: Bool
  let text: InitializerText

  var declarations: [String] {
    let all = memberwise.parameters
    var kept = all
    if !isKept { kept.remove(at: memberwise.index) }
    let last = kept.indexOfDependencies
    var arguments = kept.map { "\($0.name): \($0.name.escaped)" }
    arguments.insert("dependencies: Dependencies(\(all[memberwise.index].name.escaped))", at: last)
    var parameters = kept.map(\.text)
    parameters.insert(ParameterText.plain, at: last)
    let access = all.contains(where: \.isHidden) ? "fileprivate " : ""
    return [
      text.initializer(
        text.signature("\(access)init", all.map(\.text)),
        ["self.init(\(arguments.joined(separator: ", ")))"]),
      text.initializer(
        text.signature("\(access)init", parameters),
        kept.map(\.assignment) + ["self.dependencies = dependencies"]),
    ]
  }
}
