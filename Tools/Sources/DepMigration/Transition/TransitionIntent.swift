package import DepSyntax

/// What the end of a transition takes from the code of a type.
package struct TransitionIntent {
  /// A part of its `Dependencies` that loses the conformance to the library's protocol.
  package struct StructPart {
    package let part: TypeShape.Part
    /// The defaults that go from it.
    package let removed: [DefaultDeclaration]
    /// The defaults that stay under the name `live`.
    package var renamed: [DefaultDeclaration] = []
  }

  /// What a property begins with.
  package struct PropertyDefault {
    package let range: Range<Int>
    package let source: ParsedSource
  }

  /// An initializer of a subclass that takes the dependencies of its superclass and passes them on.
  package struct PassedOn {
    package let site: InitializerSite
    /// The call of the superclass.
    package let call: CallSite
    /// The name of the class whose dependencies they are.
    package let base: String
    package let subclass: Int
  }

  /// The initializers whose parameter for the dependencies loses its default.
  package var withoutDefault: [InitializerSite] = []
  /// The default of the property of a struct whose initializer the compiler makes.
  package var property: PropertyDefault?
  /// The initializers that take the dependencies from now on, and keep them.
  package var taking: [InitializerSite] = []
  /// The default that their parameter has, with its equals sign; nil for none.
  package var parameterDefault: String?
  /// Whether those become less visible, because the type of the dependencies is.
  package var hidesInitializers = false
  package var passing: [PassedOn] = []
  /// The property that keeps the dependencies.
  package var propertyName = "dependencies"
  /// The initializers that go.
  package var removed: [InitializerSite] = []
  package var structParts: [StructPart] = []

  /// The labels of arguments that stand behind the dependencies.
  package var labelsAfterDependencies: Set<String> {
    Set(
      withoutDefault.flatMap { site in
        site.labels.drop { $0 != "dependencies" }.dropFirst()
      }
        + (taking + passing.map(\.site)).flatMap(\.labelsOfLastClosures))
  }

  /// Whether a place stands in code that goes.
  func removes(_ use: DefaultUse) -> Bool {
    withoutDefault.contains {
      $0.source.file == use.file && $0.dependenciesDefault?.range.contains(use.offset) == true
    } || property.map { $0.source.file == use.file && $0.range.contains(use.offset) } == true
      || removed.contains { $0.source.file == use.file && $0.range.contains(use.offset) }
  }
}
