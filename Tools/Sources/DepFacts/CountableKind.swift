/// A kind of place that looks like a hidden dependency and is none, unless a project says so.
package enum CountableKind: String, CaseIterable, Codable, Sendable {
  /// A value of an SDK that reaches no effect, such as the main queue.
  case constant
  /// A singleton of the project that keeps no state and reaches no effect.
  case statelessSingleton
  /// An object made in place that reaches no effect.
  case plainObject
  /// A view, view controller, view model, presenter or coordinator that a screen makes, a static
  /// that makes one, or a function that shows something on a view controller that it is given.
  case navigation
  /// A static of the project that gives a color, font, image or margin, that writes its arguments
  /// as text in the language of the device, or that a type of colors or fonts holds.
  case appearance
  /// A static of the project that gives a value and reaches only code that was not read, or a
  /// static function of such code.
  case unreadCode
  /// A static or singleton of the project that is asked to write to a log and to do nothing else.
  case logging
  /// A static that makes a value of the type that declares it, such as a placeholder, or works one
  /// out of its arguments; a constant that holds a value or an error of the project, or an object
  /// with the name of a sample.
  case preset
  /// An identifier that a value is given, or the time at which it was made.
  case identity
  /// All that a member gives which a protocol of the project asks for: the type is the seam.
  case adapter
  /// An object that a router fetches from a container and does nothing with but pass it to what it
  /// makes.
  case composition
  /// What a coordinator, a factory or another type makes whose job is to make others.
  case assembly
  /// A closure that a queue runs some time later, next to a clock that becomes a field.
  case delay
  /// A formatter or calendar that an SDK makes for the device, next to a locale or calendar that
  /// becomes a field.
  case deviceFormat
  /// A sound or a haptic, where a type has no other dependency.
  case feedback
  /// What a screen observes of the keyboard and of its text fields.
  case keyboard
  /// The time that a function asks for although its caller passes it one.
  case passedTime
  /// A property wrapper of the project over settings or records that all code shares.
  case sharedStore
}
