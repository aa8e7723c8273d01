// The specs of this module share no code.
