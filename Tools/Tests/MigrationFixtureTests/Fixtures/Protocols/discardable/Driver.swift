DoorMan().greet(["Lu", "Max"])
