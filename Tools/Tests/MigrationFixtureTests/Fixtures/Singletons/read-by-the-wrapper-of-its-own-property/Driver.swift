import Foundation

UserDefaults(suiteName: "safe-box")?.removePersistentDomain(forName: "safe-box")
SafeBox.shared.token = "secret"
print(SafeBox.shared.token ?? "none")
