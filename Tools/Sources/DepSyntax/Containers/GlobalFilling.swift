import DepModel
import SwiftSyntax

/// A statement with which an initializer fills its object from a container that it finds itself:
/// `injectServices(App.resolver)`.
package struct GlobalFilling {
  /// The name of the function.
  package let function: String
  /// How the code reaches the container: `App.resolver`.
  package let container: String
  package let call: FillingCall

  /// Those in the body of an initializer.
  package static func all(in site: InitializerSite) -> [Self] {
    site.body?.statements.compactMap { Self($0, site) } ?? []
  }

  private init?(_ item: CodeBlockItemSyntax, _ site: InitializerSite) {
    guard let call = item.item.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression,
      let filling = FillingCall(around: argument.inner, in: site.source)
    else { return nil }
    function = filling.function
    self.call = filling
    if let path = argument.staticPath {
      container = path
      return
    }
    // `resolver = App.resolver; injectServices(resolver)`
    let name = argument.trimmedDescription.droppingSelf
    guard let value = site.value(assignedTo: name, before: item), let path = value.staticPath
    else { return nil }
    container = path
  }
}

extension InitializerSite {
  /// What a statement of the body puts into a property, where exactly one does.
  fileprivate func value(assignedTo name: String, before item: CodeBlockItemSyntax) -> ExprSyntax? {
    let values = body?.statements.prefix { $0.id != item.id }.compactMap { statement in
      guard let elements = statement.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
        elements[0].trimmedDescription.droppingSelf == name
      else { return nil as ExprSyntax? }
      return elements[2]
    }
    return values?.count == 1 ? values?.first : nil
  }
}

extension ExprSyntax {
  /// A chain of names that begins with that of a type: `App.resolver`, `App.shared.resolver`.
  fileprivate var staticPath: String? {
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.argumentNames == nil
    else { return nil }
    if let name = base.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text.isCapitalized ? trimmedDescription : nil
    }
    return base.staticPath == nil ? nil : trimmedDescription
  }
}

extension String {
  fileprivate var droppingSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }
}
