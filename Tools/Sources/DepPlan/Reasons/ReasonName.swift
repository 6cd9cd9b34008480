/// Why a place or a type was left as it is.
///
/// A new one needs a ``Reason`` beside it, a precondition (DepMigration/Preconditions), a fixture,
/// its name in `Documentation/migrate.schema.json`, and the page written anew:
/// `RECORD_REASON_PAGE=1`.
package enum ReasonName: String, CaseIterable, Codable, Hashable, Sendable {
  // MARK: The whole type
  case enumeration
  case protocolExtension = "protocol-extension"
  case foreignType = "foreign-type"
  case localType = "local-type"
  case unreachableSeam = "unreachable-seam"
  case testDouble = "test-double"
  case vendored
  case mostlyHidden = "mostly-hidden"
  case synthesisedCodable = "synthesised-codable"
  case synthesisedEquality = "synthesised-equality"
  case dataValue = "data-value"
  case rawRepresentable = "raw-representable"
  case frozenLayout = "frozen-layout"
  case macroType = "macro-type"
  case managedObject = "managed-object"
  case reducer
  case containerType = "container-type"
  case nameTaken = "name-taken"
  case superclassUnknown = "superclass-unknown"
  case memberwiseTypeUnknown = "memberwise-type-unknown"
  case initializerUnknown = "initializer-unknown"
  case inlinableInitializer = "inlinable-initializer"
  case conditionalMembers = "conditional-members"
  case duplicateDeclaration = "duplicate-declaration"
  case syntaxError = "syntax-error"
  case noDependencies = "no-dependencies"
  case noDefault = "no-default"

  // MARK: One place
  case staticMember = "static-member"
  case defaultArgument = "default-argument"
  case ownSingleton = "own-singleton"
  case assignedSingleton = "assigned-singleton"
  case assignedThrough = "assigned-through"
  case conditionalCode = "conditional-code"
  case availability
  case typeUnknown = "type-unknown"
  case argumentsUnknown = "arguments-unknown"
  case tooManyArguments = "too-many-arguments"
  case wideFacade = "wide-facade"
  case irreplaceableObject = "irreplaceable-object"
  case settableProperty = "settable-property"
  case macroArgument = "macro-argument"
  case keyPath = "key-path"
  case functionOfC = "function-of-c"
  case propertyWrapper = "property-wrapper"
  case wrapperUnknown = "wrapper-unknown"
  case projectedWrapper = "projected-wrapper"
  case unreadWrapper = "unread-wrapper"
  case assignedWrapper = "assigned-wrapper"
  case weakWrapper = "weak-wrapper"
  case lateWrapper = "late-wrapper"
  case filledLater = "filled-later"
  case viewState = "view-state"
  case handsDownDependencies = "hands-down-dependencies"
  case optionalUse = "optional-use"
  case tooManyFields = "too-many-fields"
  case isolatedRegistration = "isolated-registration"
  case wrappedProperty = "wrapped-property"
  case propertyTypeUnknown = "property-type-unknown"
  case memberwiseDefault = "memberwise-default"
  case unreadProperty = "unread-property"
  case beforeInitialization = "before-initialization"
  case nonisolatedMember = "nonisolated-member"
  case fixedFunction = "fixed-function"
  case inlinableMember = "inlinable-member"
  case fileLevel = "file-level"
  case identityComparison = "identity-comparison"
  case attributeArgument = "attribute-argument"
  case notUnderstood = "not-rewritable"
  case lessVisible = "less-visible"
  case foreignExtension = "foreign-extension"
  case inheritedMember = "inherited-member"
  case suppressed
  case demandedInitializer = "demanded-initializer"
  case defaultNeeded = "default-needed"
  case sharedRegistration = "shared-registration"

  // MARK: After the fact
  case compilerError = "compiler-error"
  case testFailure = "test-failure"
}
