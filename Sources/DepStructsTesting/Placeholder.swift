import DepStructs
