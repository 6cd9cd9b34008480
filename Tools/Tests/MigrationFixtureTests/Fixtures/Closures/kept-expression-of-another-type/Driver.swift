print(GroveVisit().kept().later(), GroveVisit().plain().isOpen)
