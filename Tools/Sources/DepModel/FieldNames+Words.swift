/// Words that say little alone.
extension FieldNames {
  /// They say when a function is done, and not what it does.
  static let completions: Set<String> = [
    "callback", "completion", "completionBlock", "completionHandler", "handler", "onCompletion",
  ]

  static let acronyms: Set<String> = ["html", "id", "json", "pdf", "uri", "url", "uuid"]

  static let vagueVerbs: Set<String> = [
    "add", "apply", "build", "cancel", "check", "clear", "close", "configure", "convert", "copy",
    "create", "delete", "dismiss", "download", "edit", "execute", "exist", "exists", "export",
    "fetch", "filter", "find", "flush", "generate", "handle", "hide", "import", "insert", "load",
    "make", "open", "parse", "perform", "post", "prepare", "present", "process", "read", "refresh",
    "register", "reload", "remove", "reorder", "request", "reset", "resolve", "run", "save",
    "search", "select", "send", "set", "setup", "share", "show", "start", "stop", "store", "submit",
    "sync", "toggle", "trigger", "unregister", "update", "upload", "validate", "write",
  ]

  /// Those that act on what a type is about, and not on the type: a parser parses, and is not
  /// parsed.
  static let contentVerbs: Set<String> = [
    "add", "build", "clear", "convert", "copy", "create", "delete", "download", "edit", "export",
    "fetch", "find", "generate", "get", "import", "insert", "load", "make", "parse", "present",
    "read", "refresh", "reload", "remove", "request", "save", "search", "select", "send", "share",
    "show", "store", "submit", "sync", "update", "upload", "validate", "write",
  ]

  static let vagueNouns: Set<String> = [
    "active", "all", "config", "configuration", "data", "date", "enabled", "height", "id",
    "identifier", "isActive", "isAvailable", "isEmpty", "isEnabled", "isSupported", "key", "log",
    "name", "size", "string", "text", "title", "token", "url", "value", "values", "version",
    "width",
  ]

  /// Types whose name does not say what a value is: `current: String`.
  static let plainTypes: Set<String> = [
    "Bool", "CGFloat", "Data", "Date", "Double", "Float", "Int", "String", "TimeInterval", "URL",
    "UUID",
  ]

  static let vague: Set<String> = [
    "shared", "default", "standard", "sharedInstance", "instance", "current", "main", "singleton",
    "defaultInstance", "global", "sharedManager", "common", "this", "get",
  ]
}
