import DepFacts
import DepModel
import DepSyntax

extension Wiring {
  /// What `--why` prints: a line for each root that makes the type.
  func explanation(of field: String, in sites: [RootSite]) -> String {
    var lines: [String] = []
    let name = field.lastName
    let type = String(field.dropLast(name.count + 1))
    for site in sites {
      for construction in site.constructions where construction.typeName.lastName == type.lastName {
        let place = construction.position
        let start = "\(construction.source.path):\(place.line):\(place.column): "
        if let given = construction.arguments.first(where: { $0.label == name }) {
          let text = given.text.last == "," ? String(given.text.dropLast()) : given.text
          lines.append(start + "\(site.name) says it: '\(text)'")
        } else if hasDefault(name, construction, in: site) {
          lines.append(start + "'\(field)' has a default, and is left out")
        }
      }
    }
    for state in states {
      for completion in state.intent.completions {
        guard completion.site.typeName.lastName == type.lastName,
          let added = completion.added.first(where: { $0.label == name })
        else { continue }
        let place = completion.site.position
        lines.append(
          "\(completion.site.source.path):\(place.line):\(place.column): "
            + "\(state.site.name) would get '\(name): \(WiredText.flat(added.value))'")
      }
    }
    lines += decisions.filter { $0.asked == field }.map { "\($0.asked): \($0.rule)" }
    lines += problems.filter { $0.message.contains("'\(name): ") }.map { "\(field): \($0.message)" }
    return lines.isEmpty
      ? "no root makes a '\(type)' with a field '\(name)'\n"
      : lines.map { $0 + "\n" }.joined()
  }

  /// What decides about a field for which nothing in view has the type.
  func rule(ofMaking wanted: Wanted, in use: Use) -> String {
    switch candidates(for: wanted.type.wrapped ?? wanted.type, in: use) {
    case .type(let type): "nothing in view has the type, and '\(name(type))' can be made"
    case .several: "nothing in view has the type, and several types can be made"
    case .none: "nothing in view has the type"
    }
  }

  private func hasDefault(
    _ name: String, _ construction: ConstructionSite, in site: RootSite
  ) -> Bool {
    let file = site.shape.entry.place.file
    let fields =
      scope.type(named: construction.typeName, in: site.type, file: file)
      .flatMap { scope.nestedType("Dependencies", of: $0) }.map(makers.fields) ?? []
    return fields.contains { $0.name == name && $0.hasDefault }
  }
}
