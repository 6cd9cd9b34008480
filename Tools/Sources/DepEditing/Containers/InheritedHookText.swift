import DepMigration
import DepModel
import DepSyntax
import SwiftSyntax

/// Writes how a class fetches its dependencies when its superclass takes the container.
struct InheritedHookText {
  let shape: TypeShape
  let hook: HandedContainerIntent.Hook
  /// What stored properties begin with.
  let statements: [String]
  /// Whether other code than that of the declaration's file sees the property.
  let isVisible: Bool
  /// Whether the class has an initializer that takes the dependencies.
  let isPair: Bool
  /// The indentation of the type's members.
  let indentation: String

  private var style: SourceStyle { shape.declaration.source.style }
  private var inner: String { indentation + style.indentation }

  /// The property that keeps the dependencies.
  var property: String {
    let access = isVisible ? "" : "private "
    return switch hook {
    case .initializer: "\(access)let dependencies: Dependencies"
    case .property: "\(unobserved)\(access)var dependencies: Dependencies!"
    case .lazily(let property):
      "\(unobserved)lazy var dependencies = Dependencies(\(property.name.escaped))"
    }
  }

  /// What overrides a member of the superclass; nil for nothing.
  var declaration: String? {
    switch hook {
    case .lazily: nil
    case .initializer(let site, let parameter): initializer(site, parameter)
    case .property(let property, let isOnce): observer(of: property, isOnce)
    }
  }

  private func initializer(_ site: InitializerSite, _ index: Int) -> String {
    let parameters = site.parameterSites
    let list = parameters.map { $0.node.with(\.trailingComma, nil).trimmedDescription }
      .joined(separator: ", ")
    let access = site.isExported && shape.isExported ? "public " : ""
    let made = "Dependencies(\(parameters[index].name))"
    if isPair { return pair(site, list, access, made) }
    let keeping =
      statements.isEmpty
      ? ["self.dependencies = \(made)"]
      : ["let dependencies = \(made)", "self.dependencies = dependencies"] + statements
    let arguments = parameters.map(\.argument).joined(separator: ", ")
    return block(
      "\(access)\(site.isRequired ? "required" : "override") init(\(list))",
      keeping + ["super.init(\(arguments))"])
  }

  /// The overridden initializer calls one that takes the dependencies besides.
  private func pair(
    _ site: InitializerSite, _ list: String, _ access: String, _ made: String
  ) -> String {
    let arguments = site.parameterSites.map(\.argument).joined(separator: ", ")
    let kept = ["self.dependencies = dependencies"] + statements
    return block(
      "\(access)\(site.isRequired ? "required" : "override") convenience init(\(list))",
      ["self.init(\(arguments), dependencies: \(made))"])
      + style.newline + style.newline + indentation
      + block(
        "init(\(list), dependencies: Dependencies)", kept + ["super.init(\(arguments))"])
  }

  private func observer(of property: StoredProperty, _ isOnce: Bool) -> String {
    let isHidden = property.modifiers.isDisjoint(with: ["public", "open"]) || !shape.isExported
    let access = isHidden ? "" : "public "
    return block(
      "\(unobserved)\(access)override var \(property.name): \(property.typeText ?? "")",
      [
        "willSet {",
        "\(style.indentation)if \(isOnce ? "dependencies == nil, " : "")let newValue {",
        style.indentation + style.indentation + "dependencies = Dependencies(newValue)",
        "\(style.indentation)}", "}",
      ])
  }

  /// What keeps the macro of Observation from a property.
  private var unobserved: String {
    shape.attributes.contains("Observable") ? "@ObservationIgnored " : ""
  }

  private func block(_ head: String, _ lines: [String]) -> String {
    head + style.brace(indentation) + style.newline
      + lines.map { inner + $0 }.joined(separator: style.newline) + style.newline + indentation
      + "}"
  }
}
