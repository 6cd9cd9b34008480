// The drill is registered after the quarry has opened.
let quarry4472 = Quarry4472()
var map4472 = QuarryMap4472()
QuarryStore4472.shared.register(QuarryDrill4472())
print(quarry4472.dig(), quarry4472.dig(), map4472.depth())
