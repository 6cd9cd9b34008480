import DepFacts
import DepModel

/// Initializers that macros of Apple's add, as their documentation says.
enum MacroInitializers {
  /// By the name of the attribute: the label and type of each parameter.
  private static let known = ["ModelActor": [(label: "modelContainer", type: "ModelContainer")]]

  static func isKnown(_ attribute: String) -> Bool { known[attribute] != nil }

  static func all(of type: Int, in scope: ProjectScope, _ reader: TypeReader)
    -> [MadeTypes.Initializer]
  {
    scope.ownDeclarations(of: type).flatMap { part in
      scope.fact(part).attributes.compactMap { known[$0] }.map { parameters in
        MadeTypes.Initializer(
          parameters: parameters.map { label, name in
            MadeType.Parameter(
              label: label, name: label, type: reader.meaning(of: name, in: type, file: part.file),
              hasDefault: false, isDependencies: false)
          },
          flags: [], access: .internal, isInExtension: false,
          place: Place(file: part.file, position: scope.fact(part).position))
      }
    }
  }
}
