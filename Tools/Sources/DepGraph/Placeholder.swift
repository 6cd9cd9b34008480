import DepFacts
