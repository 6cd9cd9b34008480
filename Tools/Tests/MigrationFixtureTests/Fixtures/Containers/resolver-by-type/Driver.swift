import Resolver

registerMill1306()
let clerk = MillClerk1306()
print("hired")
print(clerk.work())
