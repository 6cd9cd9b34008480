import DepModel

extension Check {
  /// Fields of a class that has a protocol of the project for its seam.
  static let concreteDependencies = Check(rules: [.concreteDependency]) { model in
    let seams = Seams(model)
    let maker = FindingMaker(model)
    return model.dependencyShapes.flatMap { type, shape in
      shape.fields.compactMap { field -> Finding? in
        guard !field.type.contains("->"), let fieldType = field.typeID,
          let seam = seams.seam(of: fieldType)
        else { return nil }
        let text = FindingText.concreteDependency(
          field.name, of: model.types[type].name, isClass: model.types[fieldType].name,
          seam: model.types[seam].name)
        return maker.finding(
          .concreteDependency, at: field.place, expression: field.name, type: type,
          member: "Dependencies", text: text)
      }
    }
  }
}
