import Foundation

let cook = LarderCook4803()
print(cook.count(), cook.title())
DependencyContainer.now = { Date(timeIntervalSince1970: 7) }
LarderOwner4803().rename("pantry")
print(cook.count(), cook.title())
