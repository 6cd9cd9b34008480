/// Stands for the sources of this target until the first of them is written.
