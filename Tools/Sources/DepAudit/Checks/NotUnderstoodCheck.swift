import DepModel

extension Check {
  /// Places that the model could not understand.
  static let notUnderstood = Check(rules: [.notUnderstood]) { model in
    let maker = FindingMaker(model)
    return model.notUnderstood.compactMap { place in
      guard !model.isTest(place.place) else { return nil }
      return maker.finding(
        .notUnderstood, at: place.place, expression: place.expression, type: place.owner,
        member: place.member, text: .notUnderstood(place.expression, why: place.why))
    }
  }
}
