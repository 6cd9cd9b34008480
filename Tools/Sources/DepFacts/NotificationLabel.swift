/// The label of an argument that names a notification: `addObserver(forName:…)`.
package enum NotificationLabel: String, Sendable {
  case `for`, forName, name, named
}
