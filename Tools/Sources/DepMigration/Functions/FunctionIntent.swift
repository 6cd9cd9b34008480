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

/// A call of a static function or initializer of its own type, which hands over the dependencies.
package struct PassingCall {
  package let call: CallSite
  package let target: Target
  package let reach: DependenciesAccess

  package enum Target {
    case function(FunctionSite)
    /// Nil for the initializer that the compiler makes.
    case initializer(InitializerSite?)
  }
}
