import DepSyntax
/// Names of the standard library and the SDKs that decide what a protocol may say.
enum KnownNames {
  /// Types that need no import.
  static let standardTypes: Set<String> = [
    "Any", "AnyClass", "AnyHashable", "AnyObject", "Array", "ArraySlice", "AsyncSequence",
    "AsyncStream", "AsyncThrowingStream", "Bool", "Character", "CheckedContinuation",
    "ClosedRange", "CodingKey", "Codable", "Collection", "Comparable", "ContiguousArray",
    "ContinuousClock", "CustomStringConvertible", "Decodable", "Decoder", "Dictionary", "Double",
    "Duration", "Encodable", "Encoder", "Equatable", "Error", "Float", "Hashable", "Identifiable",
    "Int", "Int16", "Int32", "Int64", "Int8", "KeyPath", "MainActor", "Never", "ObjectIdentifier",
    "Optional", "PartialKeyPath", "Range", "ReferenceWritableKeyPath", "Result", "Sendable",
    "Sequence", "Set", "StaticString", "String", "StringProtocol", "Substring", "Task",
    "TaskPriority", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UnsafeBufferPointer",
    "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer",
    "UnsafeRawPointer", "Void", "WritableKeyPath",
  ]

  /// Names that a protocol of an SDK lends to the types that conform to it.
  static let lentNames: Set<String> = [
    "AllCases", "AsyncIterator", "Body", "Context", "Coordinator", "Element", "Failure", "ID",
    "Index", "Indices", "Input", "Iterator", "Key", "Output", "RawValue", "SubSequence", "Value",
  ]

  /// Protocols whose names end as ours do.
  static let protocols: Set<String> = [
    "AsyncIteratorProtocol", "IteratorProtocol", "LazyCollectionProtocol", "LazySequenceProtocol",
    "NSObjectProtocol", "StringProtocol", "URLProtocol",
  ]

  /// Types whose initializers give just what they say, whatever the arguments.
  static let plainInitializers: Set<String> = [
    "CurrentValueSubject", "DateFormatter", "DispatchQueue", "DispatchSemaphore", "JSONDecoder",
    "JSONEncoder", "Logger", "NSCache", "NSLock", "NSRecursiveLock", "OSLog", "OperationQueue",
    "PassthroughSubject",
  ]

  /// Types that Foundation has on every system.
  static let foundationTypes: Set<String> = [
    "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet", "Data", "Date",
    "DateComponents", "DateFormatter", "DateInterval", "Decimal", "DispatchQueue", "FileHandle",
    "FileManager", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale",
    "LocalizedError", "NSArray", "NSAttributedString", "NSDictionary", "NSError", "NSLock",
    "NSNumber", "NSObject", "NSObjectProtocol", "NSPredicate", "NSRange", "NSRegularExpression",
    "NSString", "Notification", "NotificationCenter", "Operation", "OperationQueue", "Progress",
    "Thread", "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem", "UUID",
    "UserDefaults",
  ]

  /// Modules that bring Foundation along.
  static let foundationCarriers: Set<String> = [
    "AppKit", "Cocoa", "CoreData", "SwiftUI", "UIKit", "WatchKit",
  ]
}
