import CoreData
import Foundation
import Security
import os

// A database, a keychain and files, and types that only look like them.

final class Database {
  static let main = Database()
  private let container = NSPersistentContainer(name: "App")  // yes

  var context: NSManagedObjectContext { container.viewContext }

  func count(_ name: String) throws -> Int {
    let request = NSFetchRequest<NSManagedObject>(entityName: name)  // no
    return try context.count(for: request)
  }
}

enum Keychain {
  static func password(of account: String) -> String? {
    var item: CFTypeRef?
    let query = [kSecAttrAccount: account] as CFDictionary
    guard SecItemCopyMatching(query, &item) == errSecSuccess else { return nil }  // maybe
    return item as? String
  }

  static func key(of account: String) -> String { "app." + account }
}

final class Account {
  private let name: String
  init(name: String) { self.name = name }

  func isSignedIn() -> Bool {
    Keychain.password(of: name) != nil  // yes
  }

  func key() -> String {
    Keychain.key(of: name)  // no
  }

  func rows() throws -> Int {
    try Database.main.count("Account")  // yes
  }
}

final class AccountList {
  private let database: Database
  private var accounts: [Account] = []

  init(database: Database = Database.main) { self.database = database }

  func add(_ name: String) {
    accounts.append(Account(name: name))  // maybe
  }

  func isEmpty() throws -> Bool {
    try database.count("Account") == 0
  }
}

final class ImageCache {
  static let shared = ImageCache()
  private let cache = NSCache<NSString, NSData>()  // no

  func image(_ name: String) -> NSData? { cache.object(forKey: name as NSString) }
  func keep(_ data: NSData, as name: String) { cache.setObject(data, forKey: name as NSString) }
}

final class Thumbnails {
  func thumbnail(_ name: String) -> NSData? {
    ImageCache.shared.image(name)  // yes
  }

  func hash(_ name: String) -> Int {
    var hasher = Hasher()  // no
    hasher.combine(name)
    return hasher.finalize()
  }
}

/// State for the length of one import; whoever makes it owns it.
final class ImportCounter {
  private var rows = 0
  func next() -> Int {
    rows += 1
    return rows
  }
}

/// Keeps nothing and reaches nothing.
final class CSVReader {
  private let separator: Character
  init(separator: Character = ",") { self.separator = separator }

  func fields(of line: String) -> [String] {
    line.split(separator: separator).map(String.init)
  }
}

/// A tree of plain objects.
final class Node {
  let name: String
  var children: [Node] = []
  init(_ name: String) { self.name = name }
}

final class Importer {
  private let reader = CSVReader()  // no
  private let log = Logger(subsystem: "app", category: "import")  // maybe

  func run(_ text: String) -> Int {
    let counter = ImportCounter()  // no
    var last = 0
    for line in text.split(separator: "\n") {
      if reader.fields(of: String(line)).count > 1 { last = counter.next() }
    }
    return last
  }

  func tree(_ names: [String]) -> Node {
    let root = Node("root")  // no
    root.children = names.map { Node($0) }  // no
    return root
  }

  func file(_ name: String) throws -> String {
    try String(contentsOfFile: name, encoding: .utf8)  // yes
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: name)  // yes
  }

  func home() -> String {
    NSHomeDirectory()  // yes
  }

  func write(_ data: Data) throws {
    let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]  // yes
    try data.write(to: folder.appendingPathComponent("import"))
  }

  func remote() -> Bool {
    NSUbiquitousKeyValueStore.default.bool(forKey: "imported")  // yes
  }

  func separator() -> CharacterSet {
    CharacterSet.newlines  // no
  }

  func data() -> NSMutableData {
    NSMutableData()  // no
  }
}
