import DepModel

extension Check {
  /// Fields of a class that a protocol of the project could replace.
  static let concreteDependencies = Check(rules: [.concreteDependency]) { model in
    let protocols = ReplacingProtocols(model)
    let maker = FindingMaker(model)
    return model.dependencyShapes.flatMap { type, shape in
      shape.fields.compactMap { field -> Finding? in
        guard !field.type.contains("->"), let fieldType = field.typeID,
          let replacement = protocols.replacement(of: fieldType)
        else { return nil }
        let text = FindingText.concreteDependency(
          field.name, of: model.types[type].name, isClass: model.types[fieldType].name,
          replacement: model.types[replacement].name)
        return maker.finding(
          .concreteDependency, at: field.place, expression: field.name, type: type,
          member: "Dependencies", text: text)
      }
    }
  }
}
