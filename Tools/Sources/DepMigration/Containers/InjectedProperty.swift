package import DepModel
package import DepSyntax

/// A property that a container fills through a wrapper, and what becomes of it.
package struct InjectedProperty {
  package let dependency: Dependency
  package let site: WrappedProperty
  package var field: FieldPlan
  package let form: Form
  /// The attribute of the actor on which `live` has to run for it.
  package let actorOfLive: String?

  /// The type of the object.
  package let valueType: String

  /// The statement that filled it, where that has nothing left to fill.
  package var filling: FillingCall?

  /// Whether a local variable reaches the dependencies through `self`.
  package var needsSelf = false

  /// The initializer around a local variable; nil for any other place.
  package var initializer: MemberSite? {
    guard case .constant = form, let member = site.surroundings.member.map({ MemberSite($0) }),
      member.isInitializer
    else { return nil }
    return member
  }

  /// The static function around a local variable, which takes the dependencies; nil for any other
  /// place.
  package var function: FunctionSite?

  package enum Form {
    /// The property goes, and these places read the field.
    case replaced([PropertyReads.Read])
    /// The property stays for the code that reads it, and reads the field itself.
    case computed
    /// The property stays, and keeps what the field fetches at the first read.
    case lazy
    /// A local variable takes what the field fetches.
    case constant
    /// The property stays, in a wrapper of SwiftUI that initializers give the object.
    case state(wrapper: String)
  }

  /// The wrapper of SwiftUI that keeps the object from now on; nil for any other property.
  package var state: String? { if case .state(let wrapper) = form { wrapper } else { nil } }

  /// Whether the property goes.
  package var isReplaced: Bool { if case .replaced = form { true } else { false } }
}
