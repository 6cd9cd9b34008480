import DepFacts

extension ProjectScope {
  /// Whether calling a name makes a value of just that type, and never nil.
  package func makesItself(_ name: String, near type: Int) -> Bool {
    guard name.isCapitalized, !name.contains("(") else { return false }
    guard let id = self.type(named: name, in: type) else {
      return Self.foundation.contains(name)
    }
    let kind = model.types[id].kind
    guard kind == .class || kind == .struct || kind == .actor else { return false }
    return !isGeneric(id)
      && !parts(of: id).contains { part in
        members(of: part).contains { $0.kind == .initializer && $0.flags.contains(.isFailable) }
      }
  }

  /// Whether a name is a case of an enum of the project.
  package func isCase(_ name: String, of type: String, near owner: Int) -> Bool {
    guard let id = self.type(named: type, in: owner), model.types[id].kind == .enum,
      !isGeneric(id)
    else { return false }
    return parts(of: id).contains { part in
      members(of: part).contains { $0.kind == .enumCase && $0.name == name }
    }
  }

  /// The written type of a property of a type; a bare protocol of the project gets its `any`.
  package func propertyType(_ name: String, of type: Int) -> String? {
    for part in parts(of: type) {
      for member in members(of: part) where member.name == name {
        guard let written = member.type else { continue }
        let id = self.type(named: written, in: type, file: part.file)
        let isBare = id.map { model.types[$0].kind == .protocol } ?? false
        return isBare && !written.hasPrefix("any ") ? "any \(written)" : written
      }
    }
    return nil
  }

  /// The type of a member of a well-known singleton: `FileManager.temporaryDirectory`.
  package func memberType(_ name: String, of type: String) -> String? {
    Self.members["\(type).\(name)"]
  }

  private static let foundation: Set<String> = [
    "Date", "UUID", "Data", "NSLock", "NSRecursiveLock", "NSCondition", "DispatchQueue",
    "DispatchGroup", "JSONDecoder", "JSONEncoder", "DateFormatter", "NumberFormatter",
    "ISO8601DateFormatter", "Calendar", "OperationQueue", "NSCache", "URLComponents",
    "CharacterSet", "IndexSet", "IndexPath", "Notification", "FileManager", "NotificationCenter",
    "PropertyListDecoder", "PropertyListEncoder", "DispatchSemaphore", "Process", "Pipe",
  ]

  private static let members: [String: String] = [
    "FileManager.temporaryDirectory": "URL", "FileManager.currentDirectoryPath": "String",
    "FileManager.homeDirectoryForCurrentUser": "URL",
    "ProcessInfo.environment": "[String: String]", "ProcessInfo.arguments": "[String]",
    "ProcessInfo.processName": "String", "ProcessInfo.hostName": "String",
    "ProcessInfo.processIdentifier": "Int32", "ProcessInfo.globallyUniqueString": "String",
    "ProcessInfo.systemUptime": "TimeInterval", "ProcessInfo.activeProcessorCount": "Int",
    "ProcessInfo.processorCount": "Int", "ProcessInfo.physicalMemory": "UInt64",
    "ProcessInfo.operatingSystemVersionString": "String",
    "Bundle.bundleIdentifier": "String?", "Bundle.bundleURL": "URL",
    "Bundle.bundlePath": "String", "Bundle.resourceURL": "URL?", "Bundle.resourcePath": "String?",
    "Bundle.executableURL": "URL?", "Bundle.infoDictionary": "[String: Any]?",
    "Date.timeIntervalSince1970": "TimeInterval",
    "Date.timeIntervalSinceReferenceDate": "TimeInterval", "UUID.uuidString": "String",
    "Locale.identifier": "String",
  ]
}
