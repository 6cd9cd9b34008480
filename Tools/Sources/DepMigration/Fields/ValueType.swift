import DepFacts
import DepModel
import DepSyntax

/// The type of a variable without a written one, where the form of its value tells it.
enum ValueType {
  /// `[Window]` for `static var list = [Window]()`; nil where the form is not certain.
  ///
  /// `owner` is a type beside which the names mean what they mean in the declaration.
  static func of(
    _ member: MemberFact, in file: Int, near owner: Int, _ project: ProjectTrees
  ) -> String? {
    let offset = Int(member.position.offset)
    guard member.kind == .storedProperty, let source = project.source(file) else { return nil }
    return MemberSite(at: offset, in: source)?.typeOfOnlyValue {
      project.scope.makesItself($0, near: owner)
    }
  }
}
