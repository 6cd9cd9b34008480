package import DepSyntax

/// What becomes of a function that uses hidden dependencies.
package struct FunctionIntent {
  package enum Form {
    /// It takes the dependencies, with a default.
    case parameter
    /// It takes them without a default, as each of its callers passes them.
    case required
    /// It calls a second function of its name, which takes the dependencies and does the work.
    case pair
    /// It takes them already.
    case unchanged
  }

  package let site: FunctionSite
  package var form: Form
}

/// A call that hands over dependencies: of a static function or initializer of the type itself, or
/// of a function that takes the same.
package struct PassingCall {
  package let call: CallSite
  package let target: Target
  package let reach: DependenciesAccess
  /// What a function of another type is handed; nil where the dependencies are those of the type.
  package var handed: Handed?

  /// The dependencies of another type, made of those that the caller has.
  package struct Handed {
    /// A field of the other type, and the name that the caller has for the same.
    package struct Field {
      package let name: String
      package let own: String
    }

    /// The key of the other type's outcome.
    package let owner: String
    package let fields: [Field]
  }

  package enum Target {
    case function(FunctionSite)
    /// Nil for the initializer that the compiler makes.
    case initializer(InitializerSite?)
  }
}
