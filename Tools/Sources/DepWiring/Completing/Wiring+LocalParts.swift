import DepFacts
import DepModel

extension Wiring {
  /// The service that a struct holds which is a parameter or a constant: `repositories.images`.
  ///
  /// Values are no services: which author of a page is meant, its type does not say.
  func partOfLocal(_ wanted: Wanted, in use: Use) -> String? {
    guard isService(wanted.type) else { return nil }
    let all = use.locals.flatMap { parts(of: $0, suiting: wanted) }
    return (all.count == 1 ? all.first : all.first { $0.name == wanted.name })?.path
  }

  private func parts(of local: Use.Local, suiting wanted: Wanted) -> [(name: String, path: String)]
  {
    guard let type = local.type.type, scope.model.types[type].kind == .struct,
      makers.structType(of: type) == nil
    else { return [] }
    return makers.stored(in: type).filter {
      !$0.fact.access.isHidden && matching.accepts(makers.type(of: $0, in: type), for: wanted.type)
    }.map { ($0.fact.name, "\(local.name.escaped).\($0.fact.name.escapedAsMember)") }
  }
}
